import { FollowList } from './FollowList.tsx'

/** A profile's tab "Siguiendo", and `/{profile_url}/followings`. */
export default function Following() {
  return <FollowList direction="following" />
}
