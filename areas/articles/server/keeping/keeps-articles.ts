import { extensionPoint } from '#server/extension-points.ts'
import type { Sql } from '#server/tools.ts'

/**
 * An extension point for conditions on `articles`. Retention does not delete articles for which one
 * of them is true.
 */
export const keepsArticles = extensionPoint<Sql>('keeps-articles')
