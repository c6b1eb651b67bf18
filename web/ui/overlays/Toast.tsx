import './Toast.css'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { CircleAlert, CircleCheck, Info, X } from '../icons.ts'

export interface Toast {
  title: string
  text?: string
  tone?: 'info' | 'success' | 'error'
  /** One thing to do about it; the toast then stays until it is closed. */
  action?: { label: string; onSelect: () => void }
}

const STAYS_MS = 6000
const mostAtOnce = 3
const icons = { info: Info, success: CircleCheck, error: CircleAlert }

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Tells the reader what has happened, without taking the focus. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: string })[]>([])
  const close = (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id))
  const [show] = useState(() => (toast: Toast) => {
    setToasts((shown) => [...shown.slice(1 - mostAtOnce), { ...toast, id: crypto.randomUUID() }])
  })
  return (
    <ToastContext value={show}>
      {children}
      <div className="toasts" aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
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
