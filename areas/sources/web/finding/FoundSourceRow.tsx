import './FoundSourceRow.css'
import { useId, useRef, useState } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChevronDown, ChevronUp, CircleAlert, Plus } from '#web/ui/icons.ts'
import { Check } from '#web/ui/more-icons.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources } from '../../contract.ts'
import { finding, type Candidate, type Preview } from '../../contracts/finding.ts'
import { FollowRefused } from '../following/FollowRefused.tsx'
import { emptyDraft } from '../following/source-words.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { addressWords, kindWords, languageWords, paceWords } from './candidate-words.ts'
import { useSourceCheck, type SourceCheckState } from './use-source-check.ts'

interface FoundSourceRowProps {
  candidate: Candidate
  onFollowed: () => void
}

/** A feed that was found: its description and pace, a preview, and a button to follow it. */
export function FoundSourceRow({ candidate, onFollowed }: FoundSourceRowProps) {
  const { address, title, kind, language, found, category } = candidate
  const { outlet = { name: title, logo: initials(title) } } = candidate
  const refresh = useRefresh()
  const preview = useWrite(finding.previewSource)
  const follow = useWrite(sources.followSource)
  const hub = useHub()
  const [isOpen, setOpen] = useState(false)
  const previewId = useId()
  const row = useRef<HTMLLIElement>(null)
  const [isFollowedAnyway, setFollowedAnyway] = useState(false)
  const isFollowed = candidate.isFollowed || follow.data !== undefined || isFollowedAnyway
  const draft = { ...emptyDraft, address, name: title, category }
  const check = useSourceCheck(candidate)
  const checked = check === 'looking' ? null : check
  const isThere = check === null || checked?.state === 'there'

  function handlePreview() {
    setOpen(!isOpen)
    if (!isOpen && !preview.data) preview.mutate({ address })
  }

  function handleLookAgain() {
    checked?.lookAgain()
    // The button disappears while the result is awaited, so the focus moves to the row.
    row.current?.focus()
  }

  async function handleFollow() {
    const followed = await follow.mutateAsync({ ...draft, ...hub }).catch(() => null)
    if (followed) tellFollowed()
  }

  function tellFollowed() {
    refresh({ area: 'finding' })
    onFollowed()
  }

  return (
    <li className="found-row" tabIndex={-1} ref={row}>
      <SourceMark outlet={outlet} size={28} />
      <div className="found-row-name">
        <h3 dir="auto">{title}</h3>
        <p className="meta found-row-address" title={addressWords(address)}>
          {addressWords(address)}
        </p>
        <p className="meta">
          {kindWords[kind]} · {language && `${languageWords(language)} · `}
          <Freshness of={preview.data ?? candidate} /> {found}
        </p>
      </div>
      <div className="found-row-actions">
        {isThere && (
          <Button
            size="s"
            variant="quiet"
            icon={isOpen ? <ChevronUp /> : <ChevronDown />}
            aria-label={`Preview ${title}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? previewId : undefined}
            onClick={handlePreview}
          >
            Preview
          </Button>
        )}
        {checked?.state === 'unreachable' && (
          <Button size="s" aria-label={`Look again for ${title}`} onClick={handleLookAgain}>
            Look again
          </Button>
        )}
        {(isThere || checked?.state === 'later') && (
          <FollowButton
            title={title}
            offer={isThere ? 'Follow' : 'Follow anyway'}
            isFollowed={isFollowed}
            isPending={follow.isPending}
            onFollow={() => void handleFollow()}
          />
        )}
      </div>
      <div className="found-row-trouble" aria-live="polite">
        {check && !isFollowed && <CheckResult check={check} />}
        {follow.error && !isFollowed && <Failure words={explain(follow.error)} />}
      </div>
      <div className="found-row-refused">
        <FollowRefused
          error={follow.error}
          draft={draft}
          onFollowed={() => {
            setFollowedAnyway(true)
            tellFollowed()
          }}
        />
      </div>
      {isOpen && (
        <div className="found-row-preview" id={previewId} aria-busy={preview.isPending}>
          {preview.isPending && <SkeletonLines count={4} />}
          {preview.error && <Failure words={explain(preview.error)} />}
          {preview.data && <Latest preview={preview.data} />}
        </div>
      )}
    </li>
  )
}

function CheckResult({ check }: { check: SourceCheckState | 'looking' }) {
  if (check === 'looking') return <p className="meta">Looking whether it exists...</p>
  const { state, note } = check
  switch (state) {
    case 'there':
      return null
    case 'missing':
      return <Failure words={note ?? 'It does not exist.'} />
    case 'unreachable':
      return <Failure words={`Could not check whether it exists. ${note ?? ''}`} />
    case 'later':
      return <p className="meta">Not checked yet whether it exists. {note}</p>
  }
}

/**
 * Says how current a feed is, such as "Newest 2 hours ago, about 12 entries a week". Empty if the
 * feed was not read yet, or its entries have no dates.
 */
function Freshness({ of }: { of: Preview | Candidate }) {
  const { newest, entriesPerWeek, isPaceAtLeast } = of
  if ('entries' in of && of.entries.length === 0) return <>No entries yet ·</>
  if (newest === null) return null
  return (
    <>
      Newest <TimeAgo time={newest} inSentence />
      {entriesPerWeek !== null && `, ${paceWords(entriesPerWeek, isPaceAtLeast)}`} ·
    </>
  )
}

interface FollowButtonProps {
  title: string
  /** The label of the button before it is pressed. */
  offer: string
  isFollowed: boolean
  isPending: boolean
  onFollow: () => void
}

function FollowButton({ title, offer, isFollowed, isPending, onFollow }: FollowButtonProps) {
  const label = isFollowed ? 'Following' : isPending ? 'Following...' : offer
  const isDone = isFollowed || isPending
  return (
    <Button
      size="s"
      icon={isFollowed ? <Check /> : <Plus />}
      aria-label={`${label} ${title}`}
      aria-disabled={isDone}
      onClick={isDone ? undefined : onFollow}
    >
      {label}
    </Button>
  )
}

function Latest({ preview: { entries } }: { preview: Preview }) {
  if (entries.length === 0) return <p className="meta">It has no entries yet.</p>
  return (
    <ul>
      {entries.map(({ title, text, publishedTime }, index) => (
        <li key={index}>
          <p className="found-row-entry" dir="auto">
            {title}
          </p>
          {text && (
            <p className="found-row-text" dir="auto">
              {text}
            </p>
          )}
          {publishedTime && (
            <p className="meta">
              <TimeAgo time={publishedTime} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Failure({ words }: { words: string }) {
  return (
    <p className="field-error">
      <CircleAlert />
      <span>{words}</span>
    </p>
  )
}
