import { createContext, Suspense, useContext, useState, type ReactNode } from 'react'
import { Store, useStored } from '#web/place/store.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Subject } from '../../subject.ts'

/** The subject of a new piece, with its title and the module that it comes from. */
export interface PieceSource {
  /** The title of an article, a topic or a folder. */
  title: string
  /** The module of the request, such as "Breaking News". */
  sourceModule: string
  subject: Subject
}

const PieceDialog = lazyPart(async () => (await import('../PieceDialog.tsx')).PieceDialog)

interface Opening extends PieceSource {
  /**
   * Counts openings, so that each one has a new dialog, to which nothing carries over from one that
   * is still closing.
   */
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
 * The only dialog for new pieces of a page. It is rendered outside of the modules, whose keys and
 * swipes would otherwise react to it.
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
