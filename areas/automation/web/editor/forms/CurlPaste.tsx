import { useState, type ClipboardEvent, type ReactNode } from 'react'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { isCurl, readCurl } from '../../../flow/editing/read-curl.ts'
import type { Values } from '../../../flow/fields/values.ts'

interface CurlPasteProps {
  /** True if the fields do not belong to a request, so that nothing can be pasted. */
  isOff: boolean
  onRead: (fields: Values) => void
  children: ReactNode
}

/**
 * Wraps the fields of a request. A curl command that is pasted into any of them fills in all of
 * them.
 */
export function CurlPaste({ isOff, onRead, children }: CurlPasteProps) {
  const [said, setSaid] = useState('')
  if (isOff) return children

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain')
    if (!isCurl(text)) return
    event.preventDefault()
    try {
      const { fields, leftOut } = readCurl(text)
      onRead(fields)
      setSaid(leftOut.length === 0 ? 'Filled in from curl.' : `Left out: ${leftOut.join(', ')}.`)
    } catch (error) {
      setSaid(explain(error))
    }
  }

  return (
    // The paste event comes from the fields inside, so the wrapper itself needs no role.
    <div className="curl-paste" onPaste={handlePaste}>
      <p className="field-hint">
        Paste a curl command into any of these fields to fill in all.{' '}
        <span role="status">{said}</span>
      </p>
      {children}
    </div>
  )
}
