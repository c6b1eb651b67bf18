import { useDeferredValue, useState } from 'react'
import { fileSizeText } from '#core/file-size.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useNow } from '#web/place/clock.tsx'
import { count } from '#web/ui/count.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioFunctions, type DataEntry } from '../../../contracts/functions.ts'
import type { Environment } from '../../../contracts/workspace.ts'
import { FUNCTIONS } from '../../../limits.ts'

interface InEnvironment {
  project: string
  environment: Environment
}

/** Values that functions have stored, with a search by the beginning of the key. */
export function DataList(place: InEnvironment) {
  const [prefix, setPrefix] = useState('')
  const [isClearing, setClearing] = useState(false)
  const asked = useDeferredValue(prefix)
  const { entries, next, keys, bytes, cleared } = useRead(studioFunctions.listData, {
    ...place,
    ...(asked !== '' && { prefix: asked }),
  })
  const remove = useWrite(studioFunctions.deleteData)

  function handleClear() {
    remove.mutate(place)
    setClearing(false)
  }

  const undo = cleared && <UndoClearing place={place} {...cleared} />
  if (keys === 0)
    return (
      <>
        {undo}
        <p className="vibe-nothing">
          Nothing is kept yet. A function keeps values with data.put(key, value).
        </p>
      </>
    )
  return (
    <>
      {undo}
      <div className="function-tools">
        <SearchBox label="Find keys that begin with" value={prefix} onChange={setPrefix} />
        <p className="meta">
          {count(keys, 'key')}, {fileSizeText(bytes)}
        </p>
        {isClearing ? (
          <>
            <Button size="s" variant="danger" onClick={handleClear}>
              Delete all data
            </Button>
            <Button size="s" onClick={() => setClearing(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <Button size="s" onClick={() => setClearing(true)}>
            Clear
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="vibe-nothing" role="status">
          No key begins with this
        </p>
      ) : (
        <ul className="vibe-rows" aria-label="Data">
          {entries.map((entry) => (
            <DataRow
              key={entry.key}
              entry={entry}
              onDelete={() => remove.mutate({ ...place, key: entry.key })}
            />
          ))}
        </ul>
      )}
      {next !== null && (
        <p className="vibe-nothing">The first {entries.length} are shown. Search for the others.</p>
      )}
    </>
  )
}

const MINUTE_MS = 60_000

/** A notice that all data was deleted, while that can be undone. */
function UndoClearing({
  place,
  keys,
  until,
}: {
  place: InEnvironment
  keys: number
  until: string
}) {
  const restore = useWrite(studioFunctions.restoreData)
  const attempt = useAttempt()
  // The time of `useNow` may be up to a minute old, so the result can exceed `undoMinutes`.
  const left = Math.ceil((Date.parse(until) - useNow().getTime()) / MINUTE_MS)
  const minutes = Math.min(left, FUNCTIONS.undoMinutes)
  if (minutes <= 0) return null
  return (
    <div className="function-tools" role="status">
      <p className="meta">
        {count(keys, 'key')} cleared. You can undo this for {count(minutes, 'minute')}.
      </p>
      <Button
        size="s"
        disabled={restore.isPending}
        onClick={() => void attempt(restore.mutateAsync(place))}
      >
        Undo
      </Button>
    </div>
  )
}

function DataRow({
  entry: { key, value, isCut },
  onDelete,
}: {
  entry: DataEntry
  onDelete: () => void
}) {
  return (
    <li>
      <p className="vibe-row-head">
        <strong dir="auto">{key}</strong>
        <IconButton size="s" label={`Delete ${key}`} icon={<Trash2 />} onClick={onDelete} />
      </p>
      <code className="function-value" dir="auto">
        {isCut ? `${value}…` : inLines(value)}
      </code>
    </li>
  )
}

/** Formats JSON over several lines. */
function inLines(value: string): string {
  try {
    return JSON.stringify(JSON.parse(value), null, 2)
  } catch {
    return value
  }
}
