import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Says if the page is being printed, so that folded parts are shown before the browser captures it.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const page = document.defaultView
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    page?.addEventListener('beforeprint', begin)
    page?.addEventListener('afterprint', end)
    return () => {
      page?.removeEventListener('beforeprint', begin)
      page?.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
