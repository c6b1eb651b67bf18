import { useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { CircleAlert, CircleCheck, Info, X } from '../icons.ts'
import type { Toast } from './Toast.tsx'

const STAYS_MS = 6000
const icons = { info: Info, success: CircleCheck, error: CircleAlert }

interface ToastCardProps {
  toast: Toast
  onClose: () => void
}

/**
 * A message about something that has happened. It closes by itself, unless it offers an action or
 * reports an error.
 */
export function ToastCard({ toast, onClose }: ToastCardProps) {
  const { title, text, tone = 'info', action } = toast
  const Icon = icons[tone]
  const stays = action !== undefined || tone === 'error'
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (stays || isHeld) return
    const timer = setTimeout(onClose, STAYS_MS)
    return () => clearTimeout(timer)
  }, [stays, isHeld]) // eslint-disable-line react-hooks/exhaustive-deps

  return (
    <div
      className={`toast toast-${tone}`}
      data-keeps-panel
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon />
      <div className="toast-words">
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      {action && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            onClose()
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close" size="s" icon={<X />} onClick={onClose} />
    </div>
  )
}
