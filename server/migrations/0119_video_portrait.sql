-- Whether the video of a post is shown in a portrait frame (P-posts-34); null for posts without a video, and older ones.
alter table post add column video_portrait boolean;
