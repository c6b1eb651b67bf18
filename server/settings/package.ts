// This import of package.json works both in a bundler and in Node by itself.
import ours from '../../package.json' with { type: 'json' }

export const { version, engines } = ours
