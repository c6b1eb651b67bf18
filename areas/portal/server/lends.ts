import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'
import type { OwnKey } from '../contract.ts'
import type { FramePart } from '#platform/places.ts'

export { sectionsBelow } from '../sections.ts'

/** Pages and sections of areas; server/areas.ts fills it from their `area.ts`. */
export const frameParts = extensionPoint<FramePart>('frame-parts')

/** Keys of commands that a reader changed. */
export const ownKeys = extensionPoint<(desk: Desk) => Promise<OwnKey[]>>('own-keys')

/** Says if a reader's lists show only unread articles. */
export const unreadOnly = extensionPoint<(desk: Desk) => Promise<boolean>>('unread-only')
