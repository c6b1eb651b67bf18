import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Says if the page is being printed: then it shows parts that are folded otherwise, before the browser takes its
 * picture.
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
