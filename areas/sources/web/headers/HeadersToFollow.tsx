import './HeadersToFollow.css'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import type { SourceDraft } from '../../contract.ts'
import { sourceHealth } from '../../contracts/source-health.ts'
import { HeaderFields } from './HeaderFields.tsx'
import { headersIn, type HeaderTexts } from './request-headers.ts'

interface HeadersToFollowProps {
  /** The scheme and host of the server that refused the request. */
  site: string
  draft: Required<SourceDraft>
  texts: HeaderTexts
  onChange: (texts: HeaderTexts) => void
  onFollowed: () => void
}

/** Offers to repeat a refused request with headers that the reader fills in. */
export function HeadersToFollow({
  site,
  draft,
  texts,
  onChange,
  onFollowed,
}: HeadersToFollowProps) {
  const follow = useWrite(sourceHealth.followWithHeaders)
  const hub = useHub()
  const toast = useToast()
  const [isOpen, setOpen] = useState(Object.values(texts).some((text) => text !== ''))
  const group = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  const { headers, faulty } = headersIn(texts)
  const { host } = new URL(site)
  const isReady = faulty === null && Object.keys(headers).length > 0 && !follow.isPending

  // The button that opens the fields disappears, so the focus moves to the first field.
  useEffect(() => {
    if (isOpen && takesFocus.current) group.current?.querySelector('input')?.focus()
  }, [isOpen])

  function handleOpen() {
    takesFocus.current = true
    setOpen(true)
  }

  function handleFollow() {
    if (!isReady) return
    follow.mutateAsync({ ...draft, ...hub, site, headers }).then(
      ({ source, found }) => {
        toast({ title: `Following ${source.name}`, text: `${found}.` })
        onFollowed()
      },
      () => {},
    )
  }

  // Handles Enter, because it would otherwise submit the form around these fields without the
  // headers.
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    handleFollow()
  }

  return (
    <div
      ref={group}
      className="headers-to-follow"
      role="group"
      aria-label={`Request headers for ${host}`}
      onKeyDown={handleKey}
    >
      <p>
        {host} may want to know who asks. If it gave you a cookie or a key, or answers only certain
        user agents, send that along.
      </p>
      {isOpen ? (
        <>
          <HeaderFields texts={texts} error={null} onChange={onChange} />
          {follow.error && (
            <p className="field-error" role="alert">
              <CircleAlert />
              <span>{explain(follow.error)}</span>
            </p>
          )}
          <Button size="s" disabled={!isReady} onClick={handleFollow}>
            {follow.isPending ? 'Looking for a feed...' : 'Follow with these headers'}
          </Button>
          <p className="meta">
            Sent to {host} alone with each request for this source. Stored encrypted and not shown
            again. Only you see what it brings.
          </p>
        </>
      ) : (
        <Button size="s" onClick={handleOpen}>
          Send request headers
        </Button>
      )}
    </div>
  )
}
