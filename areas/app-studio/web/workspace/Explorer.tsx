import './Explorer.css'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ChevronRight } from '#web/ui/icons.ts'
import { FileCode, FileText, Folder, FolderOpen } from '#web/ui/more-icons.ts'
import type { FileNode } from '../../contracts/workspace.ts'
import { toggleFolder, visibleLines, type FileLine } from '../../file-tree.ts'

interface ExplorerProps {
  files: readonly FileNode[]
  /** The folders that are open. */
  open: ReadonlySet<string>
  selected: string | null
  onOpenChange: (open: ReadonlySet<string>) => void
  /** Called with its path, without the slash that it begins with. */
  onSelect: (path: string) => void
  /** Called with the line that has the focus of the keyboard. */
  onCurrent?: (node: FileNode) => void
  /** Further keys for that line, such as "F2". */
  keys?: Readonly<Record<string, () => void>>
}

/** The files as a tree; arrow keys walk through it, open folders and close them. */
export function Explorer(props: ExplorerProps) {
  const { files, open, selected, onOpenChange, onSelect, onCurrent, keys = {} } = props
  const tree = useRef<HTMLUListElement>(null)
  const lines = visibleLines(files, open)
  const [current, setCurrent] = useState(selected)
  // The current line may be hidden in a folder that was closed.
  const reachable = lines.some(({ node }) => node.id === current) ? current : lines[0]?.node.id

  function turnTo(node: FileNode) {
    setCurrent(node.id)
    onCurrent?.(node)
  }

  function handleActivate(node: FileNode) {
    const { id, type, path } = node
    turnTo(node)
    if (type === 'folder') onOpenChange(toggleFolder(open, id))
    else onSelect(path.slice(1))
  }

  function goTo(index: number) {
    const line = lines[index]
    if (!line) return
    turnTo(line.node)
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus()
  }

  function handleKey(event: KeyboardEvent, at: number) {
    const { node, parentId } = lines[at]!
    const isOpen = open.has(node.id)
    const toggle = () => handleActivate(node)
    const handle = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: node.type === 'folder' ? (isOpen ? () => goTo(at + 1) : toggle) : () => {},
      ArrowLeft: isOpen ? toggle : () => goTo(lines.findIndex((each) => each.node.id === parentId)),
      Enter: toggle,
      ' ': toggle,
      ...keys,
    }[event.key]
    if (!handle) return
    event.preventDefault()
    handle()
  }

  return (
    <ul className="vibe-tree" role="tree" aria-label="Files" ref={tree}>
      {lines.map((line, index) => (
        <Line
          key={line.node.id}
          line={line}
          isOpen={open.has(line.node.id)}
          isSelected={line.node.id === selected}
          isReachable={line.node.id === reachable}
          onFocus={() => turnTo(line.node)}
          onActivate={() => handleActivate(line.node)}
          onKey={(event) => handleKey(event, index)}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  line: FileLine
  isOpen: boolean
  isSelected: boolean
  isReachable: boolean
  onFocus: () => void
  onActivate: () => void
  onKey: (event: KeyboardEvent) => void
}

function Line(props: LineProps) {
  const { line, isOpen, isSelected, isReachable, onFocus, onActivate, onKey } = props
  const { node, level, position, siblingCount } = line
  const isFolder = node.type === 'folder'
  return (
    <li
      role="treeitem"
      data-level={level}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-expanded={isFolder ? isOpen : undefined}
      aria-selected={isFolder ? undefined : isSelected}
      tabIndex={isReachable ? 0 : -1}
      title={node.path}
      onFocus={onFocus}
      onClick={onActivate}
      onKeyDown={onKey}
    >
      {isFolder && <ChevronRight className="vibe-tree-arrow" />}
      {isFolder ? isOpen ? <FolderOpen /> : <Folder /> : <FileIcon node={node} />}
      <span>{node.name}</span>
    </li>
  )
}

function FileIcon({ node }: { node: FileNode }) {
  return node.language === 'Markdown' ? <FileText /> : <FileCode />
}
