import ts from 'typescript'
import { TYPES } from '../../limits.ts'
import { DECLARATIONS } from './declarations.ts'
import {
  isFolderOfLibrary,
  isForMarkup,
  isInLibrary,
  LIBRARY,
  libraryText,
  PROJECT,
} from './library.ts'
import type { TypeFault } from './types-work.ts'

/**
 * Skips most comments, which are more than half of TypeScript's own declarations. Only comments
 * that link to a name matter for errors.
 */
const COMMENTS = ts.JSDocParsingMode.ParseForTypeErrors

/**
 * Parses each source once for all projects, which matters most for TypeScript's own declarations.
 */
const registry = ts.createDocumentRegistry(true, PROJECT, COMMENTS)

/**
 * Errors about modules that are not found. Builds report missing packages instead, because they
 * fetch them.
 */
const NOT_FOUND = new Set([2307, 2591, 2792, 2882, 7016])

/** The types of one project, cached between checks. */
export interface ProjectTypes {
  /** Checks a file of the project. `files` are the project's current sources. */
  check(path: string, files: ReadonlyMap<string, Source>): TypeFault[]
}

export interface Source {
  id: string
  text: string
}

export function openProjectTypes(): ProjectTypes {
  let files: ReadonlyMap<string, Source> = new Map()
  let folders: ReadonlySet<string> = new Set()
  let roots: string[] = []
  let options = optionsOf(undefined)
  let hasMarkup = false

  const sourceAt = (path: string) =>
    path.startsWith(PROJECT) ? files.get(path.slice(PROJECT.length)) : undefined
  const isFolder = (path: string) => folders.has(path) || isFolderOfLibrary(path)
  const textAt = (path: string) => sourceAt(path)?.text ?? libraryText(path)
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () => roots,
      getScriptVersion: (path) => sourceAt(path)?.id ?? '1',
      getScriptSnapshot(path) {
        const text = textAt(path)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => PROJECT,
      getDefaultLibFileName: () => `${LIBRARY}lib.es2023.full.d.ts`,
      useCaseSensitiveFileNames: () => true,
      jsDocParsingMode: COMMENTS,
      fileExists: (path) =>
        sourceAt(path) !== undefined || (isInLibrary(path) && (hasMarkup || !isForMarkup(path))),
      readFile: textAt,
      directoryExists: (path) => isFolder(path.replace(/\/$/, '')),
      getDirectories: () => [],
    },
    registry,
  )

  return {
    check(path, now) {
      files = now
      folders = foldersOf(now.keys())
      options = optionsOf(now.get('tsconfig.json')?.text)
      hasMarkup = [...now.keys()].some((each) => /\.[jt]sx$/i.test(each))
      const declared = [...now.keys()].filter((each) => each.endsWith('.d.ts'))
      roots = [DECLARATIONS, ...new Set([path, ...declared].map((each) => PROJECT + each))]
      const at = PROJECT + path
      return [...service.getSyntacticDiagnostics(at), ...service.getSemanticDiagnostics(at)]
        .filter((each) => !isMissingPackage(each))
        .slice(0, TYPES.faults)
        .map(faultOf)
    },
  }
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const path of paths)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      folders.add(PROJECT + path.slice(0, end))
  return folders
}

const CHOSEN = [
  ...['strict', 'noImplicitAny', 'strictNullChecks', 'noUnusedLocals', 'noUnusedParameters'],
  ...['noImplicitReturns', 'noUncheckedIndexedAccess', 'exactOptionalPropertyTypes'],
  ...['noFallthroughCasesInSwitch', 'noImplicitOverride'],
] as const

/**
 * Makes the options for checking a project. Only those of the project's own options are used that
 * make the check stricter or less strict.
 */
function optionsOf(config: string | undefined): ts.CompilerOptions {
  const read = config === undefined ? {} : ts.parseConfigFileTextToJson('tsconfig.json', config)
  const { compilerOptions: own = {} } = ((read as { config?: unknown }).config ?? {}) as {
    compilerOptions?: Record<string, unknown>
  }
  const chosen = CHOSEN.flatMap((name) =>
    typeof own?.[name] === 'boolean' ? [[name, own[name]] as const] : [],
  )
  return {
    strict: true,
    ...Object.fromEntries(chosen),
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    ...{ noEmit: true, allowJs: true, checkJs: false, allowImportingTsExtensions: true },
    ...{ resolveJsonModule: true, skipLibCheck: true, esModuleInterop: true },
  }
}

function isMissingPackage({ code, file, start, length }: ts.Diagnostic): boolean {
  if (!NOT_FOUND.has(code) || !file || start === undefined) return false
  // Matches the quoted name of a module that is not a path in the project.
  return /^['"`][^./]/.test(file.text.slice(start, start + (length ?? 0)))
}

function faultOf({ file, start = 0, length = 0, code, messageText }: ts.Diagnostic): TypeFault {
  const at = (place: number) => file!.getLineAndCharacterOfPosition(place)
  const [from, to] = [at(start), at(start + length)]
  const text = ts.flattenDiagnosticMessageText(messageText, '\n')
  return {
    text: text.slice(0, TYPES.messageCharacters).toWellFormed(),
    code,
    ...{ line: from.line + 1, column: from.character + 1 },
    ...{ endLine: to.line + 1, endColumn: to.character + 1 },
  }
}
