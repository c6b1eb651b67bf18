import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { useMounted } from '../use-mounted.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** The heading, which is also the dialog's accessible name. */
  title: string
  /** True to keep the title for screen readers only, because the content has its own heading. */
  hideTitle?: boolean
  size?: 'm' | 'wide' | 'article'
  /** The element next to the page in which it opens; without one, it covers the page. */
  beside?: HTMLElement | null | undefined
  /** Controls in the head, before the close button. */
  actions?: ReactNode
  footer?: ReactNode
  /** Takes the focus when it closes; null leaves it to the control that opened it. */
  focusAfter?: () => HTMLElement | null
  /** Takes the focus when it closes, where the control that opened it has gone. */
  successor?: () => HTMLElement | null
  /** Shown while the content loads. */
  skeleton?: ReactNode
  children: ReactNode
}

const DialogWindow = lazyPart(async () => (await import('./DialogWindow.tsx')).DialogWindow)

/**
 * A modal dialog: keeps the focus inside and returns it, closes with Escape or a click outside, and is a sheet from
 * below on phones.
 */
export function Dialog(props: DialogProps) {
  const isMounted = useMounted()
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!isMounted || !wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  )
}
