const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Files whose size does not indicate their duration: their tests are generated from the contract or run whole
 * processes.
 */
const LONG = [/server\/fuzz-\d/, /server\/contract-cases-\d/, /server\/bystander/, /server\/processes-/]

/**
 * Jest starts with the slowest files, but in a fresh clone it only knows their sizes. A slow file that starts
 * last keeps one worker busy while the others are idle.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const rank = ({ path, duration }) =>
      duration === undefined && LONG.some((pattern) => pattern.test(path.replaceAll('\\', '/'))) ? 0 : 1
    return super.sort(tests).sort((one, other) => rank(one) - rank(other))
  }
}
