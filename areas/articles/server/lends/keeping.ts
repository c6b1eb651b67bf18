// The keeping and merging of articles, for server code of areas whose rows belong to them.
export { keepBySource } from '../keeping/by-source/keep-by-source.ts'
export { keepsArticles } from '../keeping/keeps-articles.ts'
export { storageMeter } from '../keeping/storage.ts'
export { movedUnlessThere, rowsOf, type Hanging, type Pair } from '../merging/hanging.ts'
export { carries } from '../merging/hangs-on-articles.ts'
