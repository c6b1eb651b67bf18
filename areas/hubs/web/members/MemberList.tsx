import { useId, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import type { Outlet } from '#areas/articles/contract.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { hubMembership, type Candidate, type MemberKind } from '../../contracts/membership.ts'

/**
 * The most lines of the list, since thousands would make the dialog slow. The search finds the
 * others.
 */
const LINES = 300

const words: Record<MemberKind, { search: string; none: string }> = {
  source: { search: 'Search sources', none: 'You follow no sources yet. Add a feed first.' },
  topic: { search: 'Search topics', none: 'You have no Focus Cards yet. Add one on the feed.' },
  folder: { search: 'Search folders', none: 'There are no folders.' },
}

interface MemberListProps {
  hub: string
  kind: MemberKind
}

/** A list of everything of one kind, in which the hub's members are checked. */
export function MemberList({ hub, kind }: MemberListProps) {
  const known = useRead(hubMembership.listCandidates, { hub, kind })
  const [search, setSearch] = useState('')
  const change = useChange({ hub, kind })
  const wanted = search.trim().toLowerCase()
  const found = known.filter(({ name }) => name.toLowerCase().includes(wanted))
  const isMember = ({ id, isMember: was }: Candidate) => change.pending.get(id) ?? was
  const members = found.filter(isMember)
  const isAll = members.length === found.length

  if (known.length === 0) return <Empty quiet>{words[kind].none}</Empty>
  return (
    <>
      <SearchBox label={words[kind].search} value={search} onChange={setSearch} />
      {found.length === 0 && <Empty quiet>Nothing matches “{search.trim()}”.</Empty>}
      {found.length > 0 && (
        <div className="hub-members">
          <Line
            name={wanted === '' ? 'Select all' : 'Select all that match'}
            hint={`${members.length} of ${found.length} selected`}
            isChecked={isAll}
            isPartly={!isAll && members.length > 0}
            onChange={() => change.set(isAll ? members : found, !isAll)}
          />
          <ul>
            {found.slice(0, LINES).map((one) => (
              <li key={one.id}>
                <Line
                  name={one.name}
                  outlet={one.outlet}
                  isChecked={isMember(one)}
                  onChange={() => change.set([one], !isMember(one))}
                />
              </li>
            ))}
          </ul>
          {found.length > LINES && (
            <p className="meta">{found.length - LINES} more. Search for a name to see them.</p>
          )}
        </div>
      )}
    </>
  )
}

/** Shows a change of a member at once, and reverts the change if the server refuses it. */
function useChange(about: MemberListProps) {
  const add = useWrite(hubMembership.addMembers)
  const remove = useWrite(hubMembership.removeMembers)
  const orTell = useAttempt()
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())

  async function write(members: string[], isMember: boolean) {
    await (isMember ? add : remove).mutateAsync({ ...about, members })
  }

  return {
    pending,
    set(chosen: readonly Candidate[], isMember: boolean) {
      const ids = chosen.map(({ id }) => id)
      const show = (shown: boolean) =>
        setPending((now) => new Map([...now, ...ids.map((id) => [id, shown] as const)]))
      show(isMember)
      void orTell(
        write(ids, isMember).catch((error: unknown) => {
          show(!isMember)
          throw error
        }),
      )
    },
  }
}

interface LineProps {
  name: string
  outlet?: Outlet | undefined
  hint?: string
  isChecked: boolean
  isPartly?: boolean
  onChange: () => void
}

function Line({ name, outlet, hint, isChecked, isPartly = false, onChange }: LineProps) {
  const id = useId()
  return (
    <div className="hub-member">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={onChange}
      />
      {outlet && <SourceMark outlet={outlet} />}
      <label htmlFor={id}>
        <bdi>{name}</bdi>
        {hint && <span className="meta"> {hint}</span>}
      </label>
    </div>
  )
}
