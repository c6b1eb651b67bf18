import { createContext, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Subject } from '../../subject.ts'

/** What a piece is to be made from. */
export interface GenerationSource {
  /** Of an article, a topic or a folder. */
  title: string
  /** The module it was asked for in, such as "Breaking News". */
  sourceModule: string
  subject: Subject
}

interface Generation {
  isOpen: boolean
  generateFrom: (source: GenerationSource) => void
}

const GenerationContext = createContext<Generation>({ isOpen: false, generateFrom() {} })

export function useGeneration(): Generation {
  return useContext(GenerationContext)
}

const GenerationDialog = lazyPart(
  async () => (await import('../GenerationDialog.tsx')).GenerationDialog,
)

interface Opening extends GenerationSource {
  /** Each opening is a dialog of its own: one that is still closing leaves nothing behind. */
  count: number
  isOpen: boolean
}

/**
 * The one generation dialog of a page. It stands beside the modules rather than in them, whose own
 * keys and swipes would otherwise hear what is typed and dragged in it.
 */
export function GenerationProvider({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const isOpen = opening?.isOpen === true
  const current = useMemo<Generation>(
    () => ({
      isOpen,
      generateFrom: (source) =>
        setOpening((last) => ({ ...source, count: (last?.count ?? 0) + 1, isOpen: true })),
    }),
    [isOpen],
  )

  return (
    <GenerationContext value={current}>
      {children}
      {opening && (
        <Suspense>
          <GenerationDialog
            key={opening.count}
            source={opening}
            open={isOpen}
            onClose={() => setOpening({ ...opening, isOpen: false })}
          />
        </Suspense>
      )}
    </GenerationContext>
  )
}
