import './Toast.css'
import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { lazyPart } from '../lazy-part.tsx'

// The code is loaded late, because no toast is shown when a page opens.
const ToastCard = lazyPart(async () => (await import('./ToastCard.tsx')).ToastCard)

export interface Toast {
  title: string
  text?: string
  tone?: 'info' | 'success' | 'error'
  /** An action that the toast offers; such a toast stays until it is closed. */
  action?: { label: string; onSelect: () => void }
}

const mostAtOnce = 3

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Returns a function that tells the reader what has happened, without taking the focus. */
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
          <Suspense key={toast.id} fallback={null}>
            <ToastCard toast={toast} onClose={() => close(toast.id)} />
          </Suspense>
        ))}
      </div>
    </ToastContext>
  )
}
