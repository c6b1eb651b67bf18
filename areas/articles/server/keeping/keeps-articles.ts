import { extensionPoint } from '#server/extension-points.ts'
import type { Sql } from '#server/tools.ts'

/** Conditions on `articles` for those that a reader keeps in some way, which retention leaves alone. */
export const keepsArticles = extensionPoint<Sql>('keeps-articles')
