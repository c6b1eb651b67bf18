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
  /**
   * The element beside the page in which the dialog opens; null or absent if the dialog covers the
   * page.
   */
  beside?: HTMLElement | null | undefined
  /** Controls in the head, before the close button. */
  actions?: ReactNode
  footer?: ReactNode
  /**
   * The element that gets the focus when the dialog closes; null for the control that opened it.
   */
  focusAfter?: () => HTMLElement | null
  /**
   * The element that gets the focus when the dialog closes, if the control that opened it is gone.
   */
  successor?: () => HTMLElement | null
  /** The content while the data is loading. */
  skeleton?: ReactNode
  children: ReactNode
}

const DialogWindow = lazyPart(async () => (await import('./DialogWindow.tsx')).DialogWindow)

/**
 * A dialog, which closes with Escape and returns the focus. Unless it is beside the page, it is
 * modal, closes with a click outside, too, and is a sheet from below on phones.
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
