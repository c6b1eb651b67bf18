import './print.css'
import { useEffect } from 'react'

/**
 * While the document is printed, marks it with the part that is being read: a window, the side
 * panel or the page.
 */
export function PrintedPart(): null {
  useEffect(() => {
    const page = document.defaultView
    const { dataset } = document.documentElement
    const begin = () => (dataset['printed'] = partBeingRead())
    const end = () => delete dataset['printed']
    page?.addEventListener('beforeprint', begin)
    page?.addEventListener('afterprint', end)
    return () => {
      page?.removeEventListener('beforeprint', begin)
      page?.removeEventListener('afterprint', end)
    }
  }, [])
  return null
}

function partBeingRead(): 'window' | 'panel' | 'page' {
  if (document.querySelector('.dialog')) return 'window'
  const isInPanel = document.activeElement?.closest('.side-panel')
  // If an article is open next to its list, the reader reads that, even with the focus in the
  // panel.
  return isInPanel && !('article' in document.documentElement.dataset) ? 'panel' : 'page'
}
