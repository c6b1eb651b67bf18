import { Suspense, useDeferredValue, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { fullCount } from '#web/ui/count.ts'
import { studioFiles, type FoundLine } from '../../../contracts/files.ts'
import { SEARCH } from '../../../limits.ts'
import type { Reveal } from './CodeEditor.tsx'

interface FileSearchProps {
  project: string
  onOpenAt: (place: Reveal) => void
}

/** A search in all files. Each line that is found links to its place in the file. */
export function FileSearch({ project, onOpenAt }: FileSearchProps) {
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search)
  return (
    <section className="code-search" aria-label="Search in all files">
      <SearchBox
        label="Search in all files"
        value={search}
        maxLength={SEARCH.characters}
        // The reader has just asked for it.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={setSearch}
      />
      {asked.trim() !== '' && (
        <Trouble key={asked}>
          <Suspense fallback={<SkeletonLines count={3} />}>
            <FoundLines {...{ project, search: asked, onOpenAt }} />
          </Suspense>
        </Trouble>
      )}
    </section>
  )
}

function FoundLines({ project, search, onOpenAt }: FileSearchProps & { search: string }) {
  const { lines, isCutShort } = useRead(studioFiles.searchFiles, { project, search })
  if (lines.length === 0)
    return (
      <p className="meta" role="status">
        No file contains this text.
      </p>
    )
  const words = lines.length === 1 ? '1 line' : `${fullCount(lines.length)} lines`
  return (
    <>
      <p className="meta" role="status">
        {isCutShort ? `The first ${words}. Search for more of the text to see fewer.` : words}
      </p>
      <ul aria-label="Found lines">
        {lines.map((found) => (
          <Found key={`${found.path} ${found.line}`} found={found} onOpenAt={onOpenAt} />
        ))}
      </ul>
    </>
  )
}

function Found({ found, onOpenAt }: { found: FoundLine; onOpenAt: FileSearchProps['onOpenAt'] }) {
  const { path, line, column, text } = found
  return (
    <li>
      <button type="button" onClick={() => onOpenAt({ path, line, column })}>
        <span className="meta">
          {path}:{line}
        </span>
        <code dir="auto">{text}</code>
      </button>
    </li>
  )
}
