/** WeChat's own tab bar describes itself. */
export function describeTabBar(_label: string, _chosenIndex: number): void {}
