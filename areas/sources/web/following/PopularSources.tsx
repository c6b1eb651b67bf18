import { useEffect, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Check } from '#web/ui/more-icons.ts'
import { initials } from '#engine/outlets/initials.ts'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources, type SourceForm } from '../../contract.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { CategoryName } from './source-category.tsx'
import { emptyDraft } from './source-words.ts'

/** The time for which a button says "Added" after its source was added. */
const ADDED_MS = 2000

/** Popular sources, each with a button to follow it. */
export function PopularSources() {
  const { popular } = useRead(sources.getSourceForm, {})
  return (
    <ul className="popular-sources" aria-label="Quick add">
      {popular.map((source) => (
        <PopularSource key={source.address} source={source} />
      ))}
    </ul>
  )
}

function PopularSource({ source }: { source: SourceForm['popular'][number] }) {
  const { name, address, category, isFollowed, outlet } = source
  const follow = useWrite(sources.followSource)
  const hub = useHub()
  const [isAdded, setAdded] = useState(false)

  useEffect(() => {
    if (!isAdded) return
    const timer = setTimeout(() => setAdded(false), ADDED_MS)
    return () => clearTimeout(timer)
  }, [isAdded])

  function handleAdd() {
    // The button says "Added" at once; this is undone if the source cannot be read.
    setAdded(true)
    follow
      .mutateAsync({ ...emptyDraft, address, name, category, ...hub })
      .catch(() => setAdded(false))
  }

  const label = isAdded
    ? 'Added'
    : follow.isPending
      ? 'Adding...'
      : isFollowed
        ? 'Following'
        : 'Add'
  const isDone = isAdded || isFollowed
  return (
    <li>
      <SourceMark outlet={outlet ?? { name, logo: initials(name) }} size={24} />
      <div>
        <p>
          <strong>{name}</strong>
          <span className="meta">
            <CategoryName category={category} />
          </span>
        </p>
        <p className="meta">{address}</p>
        {follow.error ? (
          <p className="field-error" role="alert">
            {explain(follow.error)}
          </p>
        ) : null}
      </div>
      <Button
        size="s"
        icon={isDone ? <Check /> : <Plus />}
        aria-label={`${label} ${name}`}
        aria-disabled={isDone || follow.isPending}
        onClick={isDone || follow.isPending ? undefined : handleAdd}
      >
        {label}
      </Button>
    </li>
  )
}
