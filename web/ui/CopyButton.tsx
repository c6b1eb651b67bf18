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
  const [copies, setCopies] = useState({ count: 0, isShown: false })

  useEffect(() => {
    if (!copies.isShown) return
    const timer = setTimeout(() => setCopies({ ...copies, isShown: false }), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copies])

  async function handleCopy() {
    await navigator.clipboard.writeText(text)
    setCopies({ count: copies.count + 1, isShown: true })
  }

  return (
    <>
      <IconButton
        size="s"
        label={copies.isShown ? 'Copied' : label}
        icon={copies.isShown ? <Check /> : <Copy />}
        onClick={() => void handleCopy().catch(() => {})}
      />
      <span className="visually-hidden" role="status">
        {copies.isShown && 'Copied'}
      </span>
    </>
  )
}
