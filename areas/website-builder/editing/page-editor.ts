import { SavedEditor, type EditorView, type KeptContent } from '#core/editing/saved-editor.ts'
import type { PageContent } from '../blocks/page-content.ts'
import type { EditedPage, PageDraft } from '../contracts/pages.ts'

export type PageView = EditorView<EditedPage, PageContent>
export type KeptBlocks = KeptContent<PageContent>

interface Tools {
  read: () => Promise<EditedPage>
  save: (version: number, draft: PageDraft) => Promise<{ version: number }>
  /** Called after a changed draft was saved; then the preview is out of date. */
  onSaved: () => void
  /** Unsaved blocks from an earlier visit, stored in the browser. */
  drafts: { read: () => KeptBlocks | null; write: (kept: KeptBlocks) => void; remove: () => void }
}

/** Edits and saves the blocks of one page. */
export class PageEditor extends SavedEditor<EditedPage, PageContent> {
  constructor(saved: EditedPage, tools: Tools) {
    super(saved, {
      ...tools,
      contentOf: ({ content }) => content,
      save: ({ version, title, path, description, isInMenu, sharePicture }, content) =>
        tools.save(version, { title, path, description, isInMenu, sharePicture, content }),
    })
  }
}
