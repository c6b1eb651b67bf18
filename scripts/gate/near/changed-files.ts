// Finds the files of the current change with git.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Changed and new files since `base`. Without `base`, the uncommitted ones, or those of the last
 * commit if there are none.
 */
export function changedFiles(base?: string): string[] {
  if (base) return present([...git('diff', '--name-only', base), ...untracked()])
  const open = [...git('diff', '--name-only', 'HEAD'), ...untracked()]
  return present(open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1'))
}

function untracked(): string[] {
  return git('ls-files', '--others', '--exclude-standard')
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}

function present(files: string[]): string[] {
  return [...new Set(files)].filter((file) => existsSync(file))
}
