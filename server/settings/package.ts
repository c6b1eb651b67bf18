// Our package.json's facts about this program, as both a bundler and Node by itself can read it.
import ours from '../../package.json' with { type: 'json' }

export const { version, engines } = ours
