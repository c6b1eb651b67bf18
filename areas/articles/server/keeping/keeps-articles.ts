import { extensionPoint } from '#server/extension-points.ts'
import type { Sql } from '#server/tools.ts'

/**
 * An extension point for conditions on `articles` that a reader keeps, so that retention does not
 * delete them.
 */
export const keepsArticles = extensionPoint<Sql>('keeps-articles')
