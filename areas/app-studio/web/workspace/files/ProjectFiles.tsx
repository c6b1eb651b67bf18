import './ProjectFiles.css'
import { useMemo, useRef, useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Ellipsis, FileUp, Pencil, Trash2 } from '#web/ui/icons.ts'
import { Download, FilePlus, Folder } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import type { FileNode } from '../../../contracts/workspace.ts'
import { folderOf } from '../../../editing/file-nodes.ts'
import { filesWith, foldersIn } from '../../../editing/search-files.ts'
import { nodeAt } from '../../../file-tree.ts'
import { Explorer } from '../Explorer.tsx'
import type { Source } from '../use-source.ts'
import { PathDialog } from './PathDialog.tsx'
import { useFileChanges } from './use-file-changes.ts'

interface ProjectFilesProps {
  source: Source
  files: readonly FileNode[]
  open: ReadonlySet<string>
  selected: string | null
  onOpenChange: (open: ReadonlySet<string>) => void
}

type Asked = 'file' | 'folder' | 'move'

/**
 * The files of a project as a tree, which can be searched by name, with actions to add, move and
 * delete files.
 */
export function ProjectFiles({ source, files, open, selected, onOpenChange }: ProjectFilesProps) {
  const { project, isReadOnly, onOpen } = source
  const { fileAt } = usePage()
  const changes = useFileChanges(source)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [current, setCurrent] = useState<FileNode | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const zip = useRef<HTMLInputElement>(null)
  const words = search.trim()
  const found = useMemo(() => (words === '' ? files : filesWith(files, words)), [files, words])
  const openFolders = useMemo(
    () => (words === '' ? open : new Set(foldersIn(found))),
    [found, open, words],
  )
  const path = currentPath(files, current) ?? selected
  const folder = path === null ? '' : current?.type === 'folder' ? path : folderOf(path)
  const inFolder = folder === '' ? '' : `${folder}/`

  const dialogs = {
    file: {
      ...{ title: 'New file', submit: 'Add', initial: inFolder },
      ...{ hint: 'Such as src/page.ts', onSubmit: changes.addFile },
    },
    folder: {
      ...{ title: 'New folder', submit: 'Add', initial: inFolder },
      ...{ hint: 'Such as src/pages', onSubmit: changes.addFolder },
    },
    move: {
      ...{ title: `Rename or move ${path}`, submit: 'Save', initial: path ?? '' },
      ...{ hint: 'Another folder moves it there.' },
      onSubmit: (to: string) => changes.move(path!, to),
    },
  } satisfies Record<Asked, unknown>

  const ofCurrent =
    path === null
      ? []
      : [
          {
            label: `Rename or move ${path}`,
            icon: <Pencil />,
            onSelect: () => setAsked('move'),
          },
          {
            label: `Delete ${path}`,
            icon: <Trash2 />,
            danger: true,
            onSelect: () => void changes.remove(path),
          },
        ]

  return (
    <>
      <div className="files-tools">
        <SearchBox label="Find a file" placeholder="Find" value={search} onChange={setSearch} />
        {!isReadOnly && (
          <>
            <IconButton
              size="s"
              label="New file"
              icon={<FilePlus />}
              onClick={() => setAsked('file')}
            />
            <Menu
              label="Files"
              items={[
                { label: 'New folder', icon: <Folder />, onSelect: () => setAsked('folder') },
                { label: 'Upload files', icon: <FileUp />, onSelect: () => input.current?.click() },
                { label: 'Import ZIP', icon: <FileUp />, onSelect: () => zip.current?.click() },
                ...ofCurrent,
              ]}
              trigger={(wires) => (
                <IconButton {...wires} size="s" label="More about files" icon={<Ellipsis />} />
              )}
            />
            <input
              ref={zip}
              type="file"
              hidden
              accept=".zip"
              aria-label="ZIP file to import"
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                event.target.value = ''
                if (chosen) void changes.importZip(folder, chosen)
              }}
            />
            <input
              ref={input}
              type="file"
              hidden
              multiple
              aria-label="Files to upload"
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])]
                event.target.value = ''
                if (chosen.length > 0) void changes.upload(folder, chosen)
              }}
            />
          </>
        )}
      </div>
      {found.length === 0 ? (
        <p className="vibe-nothing" role="status">
          {words === '' ? 'No files yet' : 'No path contains this'}
        </p>
      ) : (
        <Explorer
          files={found}
          open={openFolders}
          selected={selected}
          onOpenChange={(next) => words === '' && onOpenChange(next)}
          onSelect={onOpen}
          onCurrent={setCurrent}
          keys={
            isReadOnly || path === null
              ? {}
              : { F2: () => setAsked('move'), Delete: () => void changes.remove(path) }
          }
        />
      )}
      {!isReadOnly && (
        <p className="files-foot">
          <a
            className={buttonClass({ size: 's' })}
            href={fileAt(`/app-studio/projects/${encodeURIComponent(project)}/files.zip`)}
            download
          >
            <Download />
            Download as ZIP
          </a>
        </p>
      )}
      {asked && <PathDialog key={asked} {...dialogs[asked]} onClose={() => setAsked(null)} />}
    </>
  )
}

/** The path of the focused line; null if its file or folder is gone. */
function currentPath(files: readonly FileNode[], current: FileNode | null): string | null {
  const path = current?.path.slice(1)
  return path === undefined ? null : (nodeAt(files, path)?.path.slice(1) ?? null)
}
