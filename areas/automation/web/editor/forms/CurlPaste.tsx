import { useState, type ClipboardEvent, type ReactNode } from 'react'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { isCurl, readCurl } from '../../../flow/editing/read-curl.ts'
import type { Values } from '../../../flow/fields/values.ts'

interface CurlPasteProps {
  /** True if the fields inside are not a request. */
  isOff: boolean
  onRead: (fields: Values) => void
  children: ReactNode
}

/** Fields of a request, into any of which a command of curl can be pasted to fill in all of them. */
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
    // No control for pasting is needed: the fields themselves take it.
    <div className="curl-paste" onPaste={handlePaste}>
      <p className="field-hint">
        Paste a curl command into any of these fields to fill in all.{' '}
        <span role="status">{said}</span>
      </p>
      {children}
    </div>
  )
}
