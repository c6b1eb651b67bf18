import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { Store, useStored } from '#web/place/store.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Subject } from '../../subject.ts'

/** The articles of a new piece, and the module of the request. */
export interface PieceSource {
  /** The title of an article, a topic or a folder. */
  title: string
  /** The module of the request, such as "Breaking News". */
  sourceModule: string
  subject: Subject
}

const PieceDialog = lazyPart(async () => (await import('../PieceDialog.tsx')).PieceDialog)

interface Opening extends PieceSource {
  /** Counts openings, so that each has a dialog of its own and one that is still closing leaves nothing behind. */
  count: number
  isOpen: boolean
}

const PieceDialogContext = createContext(new Store<Opening | null>(null))

export function usePieceDialog() {
  const openings = useContext(PieceDialogContext)
  return {
    isOpen: useStored(openings)?.isOpen === true,
    generateFrom(source: PieceSource) {
      openings.set({ ...source, count: (openings.get()?.count ?? 0) + 1, isOpen: true })
    },
  }
}

/**
 * The one dialog for new pieces of a page. It is outside of the modules, because their keys and swipes would react to
 * it.
 */
export function PieceDialogProvider({ children }: { children: ReactNode }) {
  const [openings] = useState(() => new Store<Opening | null>(null))
  const opening = useStored(openings)

  return (
    <PieceDialogContext value={openings}>
      {children}
      {opening && (
        <Suspense>
          <PieceDialog
            key={opening.count}
            source={opening}
            open={opening.isOpen}
            onClose={() => openings.set({ ...opening, isOpen: false })}
          />
        </Suspense>
      )}
    </PieceDialogContext>
  )
}
