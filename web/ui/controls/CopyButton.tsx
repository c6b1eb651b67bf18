import { useEffect, useState } from 'react'
import { copyText } from '../copy-text.ts'
import { IconButton } from './IconButton.tsx'
import { Check, Copy } from '../more-icons.ts'

/** The time for which the button says that the text was copied. */
const COPIED_MS = 2000

interface CopyButtonProps {
  /** The action, such as "Copy the address of Harbor Chat". */
  label: string
  /** The text, or a function that gets it; if that returns null, nothing is copied. */
  text: string | (() => Promise<string | null>)
}

export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function handleCopy() {
    const copied = typeof text === 'string' ? text : await text()
    if (copied !== null) setCopied(await copyText(copied))
  }

  return (
    <IconButton
      size="s"
      label={isCopied ? 'Copied' : label}
      icon={isCopied ? <Check /> : <Copy />}
      onClick={() => void handleCopy()}
    />
  )
}
