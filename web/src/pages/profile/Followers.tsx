import { FollowList } from './FollowList.tsx'

/** A profile's tab "Seguidores", and `/{profile_url}/followers`. */
export default function Followers() {
  return <FollowList direction="followers" />
}
