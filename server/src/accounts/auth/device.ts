import Bowser from 'bowser'

const lengthMax = 300

/** For unknown browsers Bowser returns text of the header, which must not be stored. */
const known = new Set<string>([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)])

/** Describes browser and operating system, such as "Firefox · Linux"; empty when neither is known. */
export function describeDevice(userAgent: string): string {
  if (userAgent === '') return ''
  const parsed = Bowser.getParser(userAgent.slice(0, lengthMax))
  return [parsed.getBrowserName(), parsed.getOSName()].filter((name) => known.has(name)).join(' · ')
}
