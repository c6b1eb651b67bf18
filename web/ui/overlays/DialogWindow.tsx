import './Dialog.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog as Base } from '@base-ui/react/dialog'
import { Suspense, useRef, useState } from 'react'
import type { DialogProps } from './Dialog.tsx'
import { X } from '../icons.ts'
import { SkeletonLines } from '../blocks/Skeleton.tsx'
import { Trouble } from '../blocks/Trouble.tsx'
import { useDocumentMark } from '../use-document-mark.ts'

/** The window that `Dialog` loads when it first opens. */
export function DialogWindow(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    hideTitle = false,
    size = 'm',
    actions,
    footer,
    beside,
    focusAfter,
    successor,
  } = props
  const popup = useRef<HTMLDivElement>(null)
  useDocumentMark('dialog', open && size !== 'article')
  // Notes the opener when the dialog opens. It still has the focus, although the code of the dialog
  // may have loaded a moment after the press.
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<HTMLElement | null>(null)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setOpener(document.activeElement as HTMLElement | null)
  }
  return (
    <CSPProvider disableStyleElements>
      <Base.Root
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        modal={!beside}
        disablePointerDismissal={Boolean(beside)}
      >
        <Base.Portal container={beside}>
          {!beside && <Base.Backdrop className="dialog-scrim" />}
          <Base.Popup
            ref={popup}
            className={beside ? 'dialog-beside' : `dialog dialog-${size}`}
            initialFocus={popup}
            finalFocus={() =>
              focusAfter?.() ?? (isThere(opener) ? opener : (successor?.() ?? true))
            }
          >
            <header className={hideTitle ? 'dialog-head dialog-head-bare' : 'dialog-head'}>
              <Base.Title className={hideTitle ? 'visually-hidden' : undefined}>{title}</Base.Title>
              <div className="dialog-actions">
                {actions}
                <Base.Close className="icon-button" aria-label="Close" title="Close">
                  <X />
                </Base.Close>
              </div>
            </header>
            <div className="dialog-body">
              <Trouble>
                <Suspense fallback={props.skeleton ?? <SkeletonLines count={4} />}>
                  {props.children}
                </Suspense>
              </Trouble>
            </div>
            {footer && <footer className="dialog-foot">{footer}</footer>}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

/** Says if the opener still exists. If it was removed, the body had the focus. */
function isThere(opener: HTMLElement | null): boolean {
  return Boolean(opener?.isConnected) && opener !== document.body
}
