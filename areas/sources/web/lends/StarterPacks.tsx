import './StarterPacks.css'
import { useRef, useState } from 'react'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChevronDown, Plus } from '#web/ui/icons.ts'
import { Check } from '#web/ui/more-icons.ts'
import type { Imported } from '../../contract.ts'
import { starterPacks, type StarterPack } from '../../contracts/starter-packs.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { ImportReport } from './ImportReport.tsx'

const kinds = [
  { kind: 'subject', title: 'By subject' },
  { kind: 'country', title: 'By country' },
  { kind: 'language', title: 'By language' },
] as const

interface StarterPacksProps {
  /** Called with the result if the parent shows it; otherwise this view shows it. */
  onReport?: (done: Imported) => void
  /** The level of the headings of packs. */
  level?: 3 | 4
  /** True if only packs of subjects are shown until the reader asks for all. */
  isShort?: boolean
}

/** Packs of sources for a new reader, each followed with one button. */
export function StarterPacks({ onReport, level = 3, isShort = false }: StarterPacksProps) {
  const [hasAll, setAll] = useState(!isShort)
  const list = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const
  const packs = useRead(starterPacks.listPacks, {})
  const [imported, setImported] = useState<Imported | null>(null)

  function showAll() {
    // The pressed button disappears, so the focus moves to the list.
    list.current?.focus()
    setAll(true)
  }

  return (
    <div className="packs" ref={list} tabIndex={-1}>
      {imported && <ImportReport imported={imported} onClose={() => setImported(null)} />}
      {kinds.slice(0, hasAll ? undefined : 1).map(({ kind, title }) => (
        <section key={kind} aria-label={title}>
          <Heading>{title}</Heading>
          <ul>
            {packs
              .filter((pack) => pack.kind === kind)
              .map((pack) => (
                <Pack key={pack.id} pack={pack} onFollowed={onReport ?? setImported} />
              ))}
          </ul>
        </section>
      ))}
      {!hasAll && (
        <div>
          <Button size="s" icon={<ChevronDown />} onClick={showAll}>
            Packs by country and language
          </Button>
        </div>
      )}
    </div>
  )
}

function Pack({ pack, onFollowed }: { pack: StarterPack; onFollowed: (done: Imported) => void }) {
  const follow = useWrite(starterPacks.followPack)
  const hub = useHub()
  const refresh = useRefresh()
  const left = pack.sources.filter(({ isFollowed }) => !isFollowed).length
  const isDone = left === 0
  const text = isDone ? 'Following' : follow.isPending ? 'Checking...' : `Follow ${left}`

  async function handleFollow() {
    const done = await follow.mutateAsync({ pack: pack.id, ...hub }).catch(() => null)
    refresh({ area: 'feed' })
    if (done) onFollowed(done)
  }

  return (
    <li>
      <strong>{pack.name}</strong>
      <p className="meta" dir="auto">
        {pack.sources.map(({ name }) => name).join(', ')}
      </p>
      <FormError of={follow.error} />
      <Button
        size="s"
        icon={isDone ? <Check /> : <Plus />}
        aria-label={`${text}: ${pack.name}`}
        disabled={isDone || follow.isPending}
        onClick={() => void handleFollow()}
      >
        {text}
      </Button>
    </li>
  )
}
