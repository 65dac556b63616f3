const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Files whose size tells nothing of how long they take: their tests are made from the contract or run whole
 * processes.
 */
const LONG = [/server\/fuzz-\d/, /server\/contract-cases-\d/, /server\/processes-/]

/**
 * Jest begins with the files that took longest; in a fresh clone it knows only their sizes. A long file that begins
 * last keeps one worker busy while the others have nothing left.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path, duration }) =>
      duration === undefined && LONG.some((pattern) => pattern.test(path.replaceAll('\\', '/'))) ? 0 : 1
    return super.sort(tests).sort((one, other) => rank(one) - rank(other))
  }
}
