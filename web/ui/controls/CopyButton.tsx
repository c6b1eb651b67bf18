import { useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { Check, Copy } from '../more-icons.ts'

/** The button says for this long that it has copied. */
const COPIED_MS = 2000

interface CopyButtonProps {
  /** What it does, such as "Copy the address of Harbor Chat". */
  label: string
  /** Or how to get it; null copies nothing. */
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
    if (copied !== null) setCopied(await copy(copied))
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

/** Whether it went well; browsers have no clipboard for pages that came over plain HTTP. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'visually-hidden'
  document.body.append(area)
  area.select()
  const isDone = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}
