const shownLetters = 7

/** Names this build: the beginning of its commit hash, or "local dev" without a commit. */
export function buildLabel(commit: string | undefined): string {
  return commit ? commit.slice(0, shownLetters) : 'local dev'
}
