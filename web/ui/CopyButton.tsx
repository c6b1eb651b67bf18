import { useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { Check, Copy } from './icons.ts'

/** The check mark stays for this long. */
const COPIED_MS = 2000

interface CopyButtonProps {
  /** What it copies, such as "Copy the address". */
  label: string
  text: string
}

/** Copies, and says so. A browser that keeps its clipboard to itself leaves it as it was. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  // Copied again, it stays for as long again.
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied, copies])

  async function handleCopy() {
    await navigator.clipboard.writeText(text)
    setCopies((before) => before + 1)
    setCopied(true)
  }

  return (
    <>
      <IconButton
        size="s"
        label={isCopied ? 'Copied' : label}
        icon={isCopied ? <Check /> : <Copy />}
        onClick={() => void handleCopy().catch(() => {})}
      />
      <span className="visually-hidden" role="status">
        {isCopied && 'Copied'}
      </span>
    </>
  )
}
