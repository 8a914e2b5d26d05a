-- ThumbHash (Base64) of each image: about 30 characters from which a client draws a blurred image while it loads
-- (P-media-18). Null for documents, and for images that were uploaded before.
alter table upload add column placeholder text;
alter table post_file add column placeholder text;
alter table post add column video_poster_placeholder text;
alter table account add column cover_placeholder text;
