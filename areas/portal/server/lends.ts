import { extensionPoint } from '#server/extension-points.ts'
import type { FramePart } from '../sections.ts'

export { sectionsBelow } from '../sections.ts'

/** Pages and sections of areas; server/areas.ts fills it from their `area.ts`. */
export const frameParts = extensionPoint<FramePart>('frame-parts')
