alter table comment validate constraint bench_comment_length;
