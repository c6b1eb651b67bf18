import type { ReactNode } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'

/** The place of a part that a later version brings. */
export function ComingPart({ title, children }: { title: string; children: ReactNode }) {
  return <Empty title={title}>{children}</Empty>
}
